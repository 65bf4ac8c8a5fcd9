import { html, page } from './html'
import type { Party } from './party-api'

/** What people find at a party's technical address, in both languages: nobody comes here on purpose. */
export const partyPage = ({ name }: Party) =>
  page({
    language: 'fr',
    title: name,
    banner: 'Institution fictive · Fiktive Einrichtung',
    main: html`<h1>${name}</h1>
<p>Cette institution n’existe pas. Ici ne répond qu’une interface pour programmes.</p>
<p lang="de-CH">Diese Einrichtung gibt es nicht. Hier antwortet nur eine Schnittstelle für Programme.</p>`,
  })
