/** The form for pages of other sites, as plain HTML in the language of the page. */
import type { T } from '~/ui/frame/text'
import { ALWAYS_SENT, type FormField, formFields } from './form-fields'

/** @param action the full address that takes the form */
export function formCode(t: T, action: string): string {
  const fields = formFields(t)
  const written = (isRequired: boolean) =>
    fields.filter((one) => one.isRequired === isRequired).flatMap((one) => fieldCode(t, one))
  const hidden = Object.entries(ALWAYS_SENT).map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${value}">`,
  )
  return [
    `<form action="${escaped(action)}" method="post">`,
    ...indented([
      ...written(true),
      ...hidden,
      '<details>',
      ...indented([`<summary>${escaped(t('developers.form.optional'))}</summary>`, ...written(false)]),
      '</details>',
      `<p>${escaped(t('developers.form.sentTo', { host: new URL(action).host }))}</p>`,
      `<button type="submit">${escaped(t('quick.button'))}</button>`,
    ]),
    '</form>',
  ].join('\n')
}

function fieldCode(t: T, field: FormField): string[] {
  const id = `range-${field.name.replace('.', '-')}`
  const label = field.example ? `${field.label} (${field.example})` : field.label
  return ['<p>', ...indented([`<label for="${id}">${escaped(label)}</label>`, ...controlCode(t, id, field)]), '</p>']
}

function controlCode(t: T, id: string, { name, options, usual, isRequired, autoComplete }: FormField): string[] {
  const required = isRequired ? ' required' : ''
  if (!options) {
    const filled = usual && ` value="${escaped(usual)}"`
    const known = autoComplete && ` autocomplete="${autoComplete}"`
    return [`<input type="text" id="${id}" name="${name}"${filled}${known ?? ''}${required}>`]
  }
  return [
    `<select id="${id}" name="${name}"${required}>`,
    ...indented([
      `<option value="">${escaped(t('avs.statusPlaceholder'))}</option>`,
      ...options.map(({ value, label }) => `<option value="${value}">${escaped(label)}</option>`),
    ]),
    '</select>',
  ]
}

const indented = (lines: readonly string[]) => lines.map((line) => `  ${line}`)

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign)
