import { useCallback, useRef, useState, type RefObject, type SyntheticEvent } from 'react';
import { showModal } from '../../behaviors/show-modal';
import useVisibleHeight from './useVisibleHeight';

type Params = { isComposing: boolean; onOpen: () => void };

type Modal = {
  dialog: RefObject<HTMLDialogElement | null>;
  open: () => void;
  /** The dialog was opened by others. */
  adopt: () => void;
  close: () => void;
  toggle: () => void;
  /** Events of the dialog. */
  closing: { onClose: () => void; onCancel: (event: SyntheticEvent) => void };
};

/** Opens and closes a native modal dialog, which restores the focus. `src/behaviors/chrome/close-search.ts` closes it as well. */
export default function useModal({ isComposing, onOpen }: Params): Modal {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setOpen] = useState(false);
  useVisibleHeight(dialog, isOpen);

  // The same one at each render: the panel of results is drawn again for what has changed alone.
  const close = useCallback((): void => dialog.current?.close(), []);

  const open = (): void => {
    if (dialog.current) showModal(dialog.current);
    onOpen();
    setOpen(true);
  };
  return {
    dialog,
    open,
    adopt: () => setOpen(true),
    close,
    toggle: () => (dialog.current?.open ? close() : open()),
    closing: {
      onClose: () => setOpen(false),
      onCancel(event) {
        if (isComposing) event.preventDefault();
      },
    },
  };
}
