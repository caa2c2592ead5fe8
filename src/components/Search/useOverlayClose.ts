import { useRef, type PointerEvent, type MouseEvent, type RefObject } from 'react';

type Handlers = { onPointerDown: (event: PointerEvent) => void; onClick: (event: MouseEvent) => void };

/** Closes a dialog by a press on what is around it, begun and ended there: dragging text out of the box does not close. */
export default function useOverlayClose(dialog: RefObject<HTMLDialogElement | null>): Handlers {
  const beganOutside = useRef(false);
  return {
    onPointerDown(event) {
      beganOutside.current = event.target === dialog.current;
    },
    onClick(event) {
      if (beganOutside.current && event.target === dialog.current) dialog.current.close();
    },
  };
}
