/**
 * What fields say to a browser that fills them in: their purpose (WCAG 2.2, 1.3.5), or that there is nothing to fill
 * in.
 */
import type { Check } from './faults'

/** By name of the control. Every other text field says `off`. */
const PURPOSES: Record<string, string> = {
  birthDate: 'bday',
  'person.birthDate': 'bday',
  email: 'username',
  municipality: 'address-level2',
  password: 'current-password',
}

/** Also 3.3.8: passwords can be pasted, and there is no puzzle to solve. */
export const fieldFaults: Check = (page) =>
  page.evaluate((purposes) => {
    const faults: string[] = []
    const controls = document.querySelectorAll<HTMLInputElement>(
      'input[type=text], input[type=email], input[type=password], input[type=search], input:not([type])',
    )
    for (const control of controls) {
      const { name, type } = control
      const purpose = control.getAttribute('autocomplete')
      const expected = purposes[name] ?? 'off'
      if (purpose !== expected) faults.push(`${name || type} says autocomplete=${purpose}, not ${expected}`)
      if (control.labels?.length !== 1) faults.push(`${name || type} has ${control.labels?.length} labels`)
      if (control.hasAttribute('maxlength') && control.maxLength < control.value.length)
        faults.push(`${name} is cut short`)
      if (control.hasAttribute('onpaste') || control.hasAttribute('oncopy')) faults.push(`${name} keeps from pasting`)
    }
    if (document.querySelector('iframe, canvas')) faults.push('something is to be solved, or comes from elsewhere')
    return faults
  }, PURPOSES)
