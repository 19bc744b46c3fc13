import { useEffect, useState } from 'react';

const TYPED_INTO =
  'textarea, select, input:not([type=checkbox], [type=radio], [type=button], [type=submit], [type=file])';

/** Whether a field has the focus on a device whose keyboard is on its screen. */
export function useTyping(): boolean {
  const [typing, setTyping] = useState(false);
  useEffect(() => {
    const look = () =>
      setTyping(
        matchMedia('(pointer: coarse)').matches &&
          (document.activeElement?.matches(TYPED_INTO) ?? false),
      );
    // While a field loses the focus, the next one does not have it yet.
    const lookLater = () => requestAnimationFrame(look);
    document.addEventListener('focusin', look);
    document.addEventListener('focusout', lookLater);
    return () => {
      document.removeEventListener('focusin', look);
      document.removeEventListener('focusout', lookLater);
    };
  }, []);
  return typing;
}
