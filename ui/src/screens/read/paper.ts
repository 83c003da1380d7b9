/** Switches to the light theme while a page is printed; the returned function ends that when the page is left. */
export function onPaper(): () => void {
  const { dataset } = document.documentElement;
  let theme: string | undefined;
  const before = (): void => {
    theme = dataset['theme'];
    delete dataset['theme'];
  };
  const after = (): void => {
    if (theme !== undefined) dataset['theme'] = theme;
    theme = undefined;
  };
  addEventListener('beforeprint', before);
  addEventListener('afterprint', after);
  return () => {
    after();
    removeEventListener('beforeprint', before);
    removeEventListener('afterprint', after);
  };
}
