/**
 * The button that Enter presses: browsers take the first of a form, and that must not be one that takes a row away.
 * It stands first in the form, unseen and passed over; the one that people press stands where they look for it. `form`:
 * the id of a form around which it does not stand.
 */
export const DefaultButton = ({ form, children }: { form?: string; children: string }) => (
  <button type="submit" form={form} className="visually-hidden" tabIndex={-1} aria-hidden="true">
    {children}
  </button>
)
