import { expect, test } from 'vitest';
import { spotFor } from './spot';

const box = (left: number, top: number, right: number, bottom: number) => ({ left, top, right, bottom });
const right = box(1000, 50, 1300, 500);
const left = box(10, 50, 250, 700);

test('it stands at the lower end of the first place that is free', () => {
  expect(spotFor(box(400, 300, 500, 400), [right, left], 1320, 720)).toEqual({ left: 1000, width: 300, bottom: 220 });
  expect(spotFor(box(1100, 60, 1150, 90), [right, left], 1320, 720)).toEqual({ left: 10, width: 240, bottom: 20 });
});

test('where there is one place only, it goes to the end the thing is not at', () => {
  expect(spotFor(box(1100, 60, 1150, 90), [right], 1320, 720)).toMatchObject({ bottom: 220 });
  expect(spotFor(box(1100, 460, 1150, 490), [right], 1320, 720)).toMatchObject({ top: 50 });
});

test('a phone shows it at the other end of the window', () => {
  expect(spotFor(box(10, 100, 60, 150), [], 360, 740)).toEqual({ left: 8, width: 344, bottom: 8 });
  expect(spotFor(box(10, 600, 60, 650), [], 360, 740)).toEqual({ left: 8, width: 344, top: 8 });
});
