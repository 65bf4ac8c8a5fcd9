/** The pages of the fictional identity service. They work without script; every form posts to its own address. */
import { yearOf } from '~/pillars/day'
import { type Html, html, type Language, page } from './html'
import { fullName } from './identity-accounts'
import { IDENTITY_TEXT, type IdentityText } from './identity-text'
import type { Person } from './people'

/** `failed`: the e-mail address of a try that failed. */
export function loginPage(language: Language, people: Person[], failed: { email: string } | null): string {
  const text = IDENTITY_TEXT[language]
  const { login } = text
  const described = failed ? html` aria-invalid="true" aria-describedby="wrong"` : null
  return page({
    language,
    title: (failed ? text.errorPrefix : '') + login.title,
    banner: text.banner,
    main: html`<h1>${login.title}</h1>
${failed ? errorSummary(login.errorTitle, login.wrong) : null}
<p>${login.intro}</p>
<form method="post" novalidate>
<label for="email">${login.email}</label>
<input id="email" name="email" type="email" autocomplete="username" value="${failed?.email ?? ''}"${described}>
<label for="password">${login.password}</label>
<input id="password" name="password" type="password" autocomplete="current-password"${described}>
<button name="action" value="login">${login.submit}</button>
</form>
<form method="post"><button class="quiet" name="action" value="cancel">${login.cancel}</button></form>
<h2>${login.accounts}</h2>
<p>${login.accountsIntro}</p>
<ul class="accounts">
${people.map((person) => accountRow(person, text))}</ul>`,
  })
}

const errorSummary = (title: string, message: string) =>
  html`<div class="error" role="alert"><h2>${title}</h2><p id="wrong"><a href="#email">${message}</a></p></div>`

function accountRow(person: Person, text: IdentityText): Html {
  const living = person.children.filter((child) => child.deathDate === null)
  const who = [
    text.born(yearOf(person.birthDate), person.gender),
    text.status(person.civilStatus, person.gender),
    text.children(living.length),
  ].join(', ')
  return html`<li>
<p>${fullName(person)}, ${who}</p>
<p>${text.login.account(person.email, person.password)}</p>
<form method="post">
<input type="hidden" name="email" value="${person.email}">
<input type="hidden" name="password" value="${person.password}">
<button class="quiet" name="action" value="login">${text.login.signInAs(fullName(person))}</button>
</form>
</li>
`
}

export function consentPage(language: Language, person: Person): string {
  const text = IDENTITY_TEXT[language]
  const { consent } = text
  return page({
    language,
    title: consent.title,
    banner: text.banner,
    main: html`<h1>${consent.title}</h1>
<p>${consent.intro}</p>
<dl>
<dt>${consent.name}</dt><dd>${fullName(person)}</dd>
<dt>${consent.email}</dt><dd>${person.email}</dd>
<dt>${consent.navs}</dt><dd>${person.navs}</dd>
</dl>
<form method="post">
<button name="action" value="allow">${consent.allow}</button>
<button class="quiet" name="action" value="refuse">${consent.refuse}</button>
</form>`,
  })
}

/** `form`: the provider's own form, with id `op.logoutForm` and its token. */
export function logoutPage(language: Language, form: Html): string {
  const text = IDENTITY_TEXT[language]
  const { logout } = text
  return page({
    language,
    title: logout.title,
    banner: text.banner,
    main: html`<h1>${logout.title}</h1>
<p>${logout.question}</p>
${form}
<button form="op.logoutForm" name="logout" value="yes">${logout.yes}</button>
<button class="quiet" form="op.logoutForm">${logout.no}</button>`,
  })
}

export const loggedOutPage = (language: Language, site: string): string =>
  messagePage(language, IDENTITY_TEXT[language].logout.doneTitle, IDENTITY_TEXT[language].logout.done, null, site)

/** `code`: the error's name in OAuth, such as `invalid_request`. */
export const errorPage = (language: Language, code: string, site: string): string =>
  messagePage(language, IDENTITY_TEXT[language].error.title, IDENTITY_TEXT[language].error.text, code, site)

function messagePage(language: Language, title: string, message: string, code: string | null, site: string): string {
  const text = IDENTITY_TEXT[language]
  return page({
    language,
    title,
    banner: text.banner,
    main: html`<h1>${title}</h1>
<p>${message}</p>
${code === null ? null : html`<p>${text.error.code}<code>${code}</code></p>`}
<p><a href="${site}${language === 'de' ? '/de' : '/'}">${text.back}</a></p>`,
  })
}
