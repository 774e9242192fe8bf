/** Whether this device has no mouse: a finger cannot hover. */
export const isTouch = (): boolean => matchMedia('(hover: none)').matches;
