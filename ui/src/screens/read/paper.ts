/** While a page goes to paper it is light, whatever the person reads by; call what it returns when the page goes. */
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
