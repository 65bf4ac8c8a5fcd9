/** The pages of the fictional identity service. They work without script; every form posts to its own address. */
import { type Html, html, page } from '../html'
import type { Language } from '../language'
import type { Person } from '../people/people'
import { backAddress } from '../place-pages'
import { accountList, errorSummary, messageMain, signInForm } from '../sign-in-form'
import { fullName } from './accounts'
import { testCaseText } from './test-case-text'
import { IDENTITY_TEXT } from './text'

type FailedAttempt = { email: string; why: 'wrong' | 'tooLong' }

/** `failed`: the e-mail address of a failed attempt, and why it failed. */
export function loginPage(language: Language, people: Person[], failed: FailedAttempt | null): string {
  const text = IDENTITY_TEXT[language]
  const { login } = text
  const isTestCase = ({ email }: Person) => testCaseText(language, email) !== null
  const testCases = people.filter(isTestCase)
  const others = people.filter((person) => !isTestCase(person))
  const failedTry = failed && { email: failed.email, message: login[failed.why] }
  return page({
    language,
    title: (failed ? text.errorPrefix : '') + login.title,
    banner: text.banner,
    main: html`<h1>${login.title}</h1>
${errorSummary(text, failedTry)}
<p>${login.intro}</p>
<h2>${login.accounts}</h2>
<p>${login.accountsIntro}</p>
${accountList(others, text)}
${testCases.length === 0 ? null : testCaseList(language, testCases)}
<h2>${login.typed}</h2>
${signInForm(text, failedTry)}`,
  })
}

/** Folded, so that the persons of the home page come first. */
function testCaseList(language: Language, people: Person[]): Html {
  const text = IDENTITY_TEXT[language]
  return html`<details>
<summary>${text.login.testCases}</summary>
<p>${text.login.testCasesIntro}</p>
${accountList(people, text, ({ email }) => testCaseText(language, email))}
</details>`
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
<button type="submit" name="action" value="allow">${consent.allow}</button>
<button type="submit" class="quiet" name="action" value="refuse">${consent.refuse}</button>
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
<button type="submit" form="op.logoutForm" name="logout" value="yes">${logout.yes}</button>
<button type="submit" class="quiet" form="op.logoutForm">${logout.no}</button>`,
  })
}

export const loggedOutPage = (language: Language, site: string): string =>
  messagePage(language, IDENTITY_TEXT[language].logout.doneTitle, IDENTITY_TEXT[language].logout.done, null, site)

/** `code`: the error's name in OAuth, such as `invalid_request`. */
export const errorPage = (language: Language, code: string, site: string): string =>
  messagePage(language, IDENTITY_TEXT[language].error.title, IDENTITY_TEXT[language].error.text, code, site)

function messagePage(language: Language, title: string, message: string, code: string | null, site: string): string {
  const text = IDENTITY_TEXT[language]
  const back = backAddress(language, site)
  return page({ language, title, banner: text.banner, main: messageMain(text, { title, message, code, back }) })
}
