/** A press beside a dialog closes it too; keys have Escape. */
export function closesBeside(dialog: HTMLDialogElement): () => void {
  const press = ({ target, clientX: x, clientY: y }: MouseEvent): void => {
    const { left, top, right, bottom } = dialog.getBoundingClientRect();
    if (target === dialog && (x < left || x > right || y < top || y > bottom)) dialog.close();
  };
  dialog.addEventListener('click', press);
  return () => {
    dialog.removeEventListener('click', press);
  };
}
