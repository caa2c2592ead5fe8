/** Handles an event of every element that a selector matches, or of what is in it, on whatever page. */
// eslint-disable-next-line @typescript-eslint/no-unnecessary-type-parameters -- as in `closest`
export function onEvent<Type extends keyof DocumentEventMap, Matched extends HTMLElement>(
  type: Type,
  selector: string,
  handle: (element: Matched, event: DocumentEventMap[Type]) => void,
  options?: AddEventListenerOptions,
): void {
  document.addEventListener(
    type,
    (event) => {
      const element = event.target instanceof Element ? event.target.closest<Matched>(selector) : null;
      if (element) handle(element, event);
    },
    options,
  );
}
