/** The sign-in pages of a fund or 3a provider. They work without script; every form posts to its own address. */
import { type Html, html, page } from '../html'
import { fullName } from '../identity/accounts'
import { IDENTITY_TEXT } from '../identity/text'
import type { Language } from '../language'
import type { Party } from '../parties'
import type { Person } from '../people/people'
import { backAddress } from '../place-pages'
import { accountList, errorSummary, messageMain, signInForm } from '../sign-in-form'
import { kindOf, nameIn, PARTY_TEXT } from './party-text'
import { BASIC, PLAN, type Scope } from './scopes'

type Options = { people: Person[]; membersOf: (party: Party) => Person[]; publicOrigin: string }

type FailedAttempt = { email: string; why: 'wrong' | 'tooLong' | 'unknownHere' }

export function createPartyPages({ people, membersOf, publicOrigin }: Options) {
  const partyPage = (language: Language, party: Party, title: string, main: Html) =>
    page({ language, title, banner: PARTY_TEXT[language].banner(nameIn(language, party)), main })

  return {
    login(language: Language, party: Party, failed: FailedAttempt | null): string {
      const text = IDENTITY_TEXT[language]
      const { login } = PARTY_TEXT[language]
      const title = login.title(nameIn(language, party))
      const failedTry = failed && {
        email: failed.email,
        message: failed.why === 'unknownHere' ? login.unknownHere[kindOf(party)] : text.login[failed.why],
      }
      const members = membersOf(party)
      const others = people.filter((person) => !members.includes(person))
      const main = html`<h1>${title}</h1>
${errorSummary(text, failedTry)}
<p>${login.intro}</p>
${signInForm(text, failedTry)}
<h2>${login.members}</h2>
${members.length === 0 ? html`<p>${login.noMembers}</p>` : html`<p>${text.login.accountsIntro}</p>`}
${accountList(members, text)}
${others.length === 0 ? null : html`<h2>${login.others}</h2><p>${login.othersIntro}</p>${accountList(others, text)}`}`
      return partyPage(language, party, (failed ? text.errorPrefix : '') + title, main)
    },

    consent(language: Language, party: Party, person: Person, scopes: Scope[]): string {
      const { consent } = PARTY_TEXT[language]
      const asked = [
        ...(scopes.includes(BASIC) ? consent.basic[kindOf(party)] : []),
        ...(scopes.includes(PLAN) ? [consent.plan] : []),
      ]
      const main = html`<h1>${consent.title}</h1>
<p>${consent.intro(fullName(person), nameIn(language, party))}</p>
<ul>
${asked.map((one) => html`<li>${one}</li>\n`)}</ul>
<p>${consent.limits}</p>
<form method="post">
<button type="submit" name="action" value="allow">${consent.allow}</button>
<button type="submit" class="quiet" name="action" value="refuse">${consent.refuse}</button>
</form>`
      // Two of these can be open at once.
      return partyPage(language, party, `${consent.title} – ${nameIn(language, party)}`, main)
    },

    /** `code`: the error's name in OAuth, or `expired`. */
    error(language: Language, party: Party, code: string): string {
      const text = IDENTITY_TEXT[language]
      const { title, text: message } = text.error
      const back = backAddress(language, publicOrigin)
      return partyPage(language, party, title, messageMain(text, { title, message, code, back }))
    },
  }
}
