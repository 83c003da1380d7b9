/**
 * Runs something once the page is drawn, so that it doesn't delay the first screen: the window is shown only then, and a
 * hidden window gets no frame. Returns what cancels it.
 */
export function afterFirstScreen(run: () => void): () => void {
  const frame = requestAnimationFrame(run);
  return () => {
    cancelAnimationFrame(frame);
  };
}
