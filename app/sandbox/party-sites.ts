/** The sites of the fictional funds and 3a providers, one page each. */
import { Router } from 'express'
import { html, page } from './html'
import type { Language } from './language'
import { ENTITIES, FUNDS, type Party } from './parties'
import { kindOf, nameIn, PARTY_TEXT } from './party-sign-in/party-text'
import { languageHere, otherLanguage, wayBack } from './place-pages'
import { sendProblem } from './problem'

export const siteAddress = (base: string, { id }: { id: string }) => `${base}/sites/${id}`

export function sitePage(language: Language, party: Party, publicOrigin: string): string {
  const { banner, what, here } = PARTY_TEXT[language].site
  const name = nameIn(language, party)
  return page({
    language,
    title: name,
    banner,
    main: html`<h1>${name}</h1>
<p>${what[kindOf(party)]}</p>
<p>${here}</p>
${wayBack(language, publicOrigin)}
${otherLanguage(language)}`,
  })
}

/** Parties that do not take part, or not yet, have a site too. */
export function createPartySites({ publicOrigin }: { publicOrigin: string }): Router {
  const parties: readonly Party[] = [...FUNDS, ...ENTITIES]
  return Router().get('/:partyId', (request, response) => {
    const party = parties.find(({ id }) => id === request.params.partyId)
    if (!party) return sendProblem(response, 'notFound')
    response.send(sitePage(languageHere(request), party, publicOrigin))
  })
}
