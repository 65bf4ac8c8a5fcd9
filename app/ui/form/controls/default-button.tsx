/**
 * The button that Enter presses. Browsers use a form's first button, which must not be one that removes a row. So this button
 * comes first, hidden and skipped by the keyboard. `form`: the id of the form, if it is not an ancestor.
 */
export const DefaultButton = ({ form, children }: { form?: string; children: string }) => (
  <button type="submit" form={form} className="visually-hidden" tabIndex={-1} aria-hidden="true">
    {children}
  </button>
)
