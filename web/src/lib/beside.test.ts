import { expect, test, vi } from 'vitest';
import { closesBeside } from './beside';

test('a press beside a dialog closes it, one in it does not', () => {
  const dialog = document.createElement('dialog');
  const button = dialog.appendChild(document.createElement('button'));
  dialog.getBoundingClientRect = () => new DOMRect(100, 100, 200, 200);
  const close = vi.spyOn(dialog, 'close').mockReturnValue();
  const letGo = closesBeside(dialog);
  const press = (what: Element, at: number): void => {
    what.dispatchEvent(new MouseEvent('click', { clientX: at, clientY: at, bubbles: true }));
  };
  press(dialog, 150);
  // A key that presses a button has no place.
  press(button, 0);
  expect(close).not.toHaveBeenCalled();
  press(dialog, 50);
  expect(close).toHaveBeenCalledTimes(1);
  letGo();
  press(dialog, 50);
  expect(close).toHaveBeenCalledTimes(1);
});
