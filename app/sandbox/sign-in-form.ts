/** What the sign-in pages of the sandbox have in common: the form, and a button for each fictional account. */
import { yearOf } from '~/pillars/day'
import { type Html, html } from './html'
import { fullName } from './identity/accounts'
import type { IdentityText } from './identity/text'
import type { Person } from './people/people'

/** A failed attempt: the e-mail address as typed, and the sentence that says why. */
export type FailedTry = { email: string; message: string }

export function signInForm({ login }: IdentityText, failed: FailedTry | null): Html {
  const described = failed ? html` aria-invalid="true" aria-describedby="wrong"` : null
  return html`<form method="post" novalidate>
<label for="email">${login.email}</label>
<input id="email" name="email" type="text" inputmode="email" autocapitalize="none" spellcheck="false" autocomplete="username" value="${failed?.email ?? ''}"${described}>
<label for="password">${login.password}</label>
<input id="password" name="password" type="password" autocomplete="current-password"${described}>
<button type="submit" name="action" value="login">${login.submit}</button>
</form>
<form method="post"><button type="submit" class="quiet" name="action" value="cancel">${login.cancel}</button></form>`
}

export const errorSummary = ({ login }: IdentityText, failed: FailedTry | null) =>
  failed &&
  html`<div class="error" role="alert"><h2>${login.errorTitle}</h2><p id="wrong"><a href="#email">${failed.message}</a></p></div>`

/** `showing`: what each account demonstrates, as a sentence below the name. */
export const accountList = (
  people: Person[],
  text: IdentityText,
  showing: (person: Person) => string | null = () => null,
): Html =>
  html`<ul class="accounts">
${people.map((person) => accountRow(person, text, showing(person)))}</ul>`

function accountRow(person: Person, text: IdentityText, shown: string | null): Html {
  const living = person.children.filter((child) => child.deathDate === null)
  const who = [
    text.born(yearOf(person.birthDate), person.gender),
    text.status(person.civilStatus, person.gender),
    text.children(living.length),
  ].join(', ')
  return html`<li>
<p>${fullName(person)}, ${who}</p>
${shown && html`<p>${shown}</p>`}
<p>${text.login.account(person.email, person.password)}</p>
<form method="post">
<input type="hidden" name="email" value="${person.email}">
<input type="hidden" name="password" value="${person.password}">
<button type="submit" class="quiet" name="action" value="login">${text.login.signInAs(fullName(person))}</button>
</form>
</li>
`
}

/** Shown if a sign-in cannot go on: what happened, its code, and a way back to the site in the same language. */
export const messageMain = (
  text: IdentityText,
  { title, message, code, back }: { title: string; message: string; code: string | null; back: string },
): Html =>
  html`<h1>${title}</h1>
<p>${message}</p>
${code === null ? null : html`<p>${text.error.code}<code>${code}</code></p>`}
<p><a href="${back}">${text.back}</a></p>`
