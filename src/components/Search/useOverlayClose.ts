import { useRef, type MouseEvent, type PointerEvent, type RefObject } from 'react';

type Handlers = {
  onPointerDown: (event: PointerEvent) => void;
  onPointerUp: (event: PointerEvent) => void;
  onClick: (event: MouseEvent) => void;
};

/**
 * Closes a dialog by a press on what is around it, begun and ended there: dragging text out of the box does not close,
 * nor does dragging into it. Both end in a click on the dialog, the nearest element around the two.
 */
export default function useOverlayClose(dialog: RefObject<HTMLDialogElement | null>): Handlers {
  const beganOutside = useRef(false);
  const endedOutside = useRef(false);
  return {
    onPointerDown(event) {
      beganOutside.current = event.target === dialog.current;
    },
    onPointerUp(event) {
      endedOutside.current = event.target === dialog.current;
    },
    onClick() {
      if (beganOutside.current && endedOutside.current) dialog.current?.close();
      beganOutside.current = false;
    },
  };
}
