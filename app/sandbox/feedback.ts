/** The target of the demo's feedback link: a form that says thank you and keeps nothing. */
import { type Request, type Response, Router } from 'express'
import { z } from 'zod'
import { FEEDBACK_TEXT, MOST_SIGNS } from './feedback-text'
import { readForm, refusedWith } from './form-body'
import { html, page } from './html'
import { IDENTITY_TEXT } from './identity/text'
import type { Language } from './language'
import { languageHere, otherLanguage, wayBack } from './place-pages'

export const FEEDBACK_PATH = '/feedback'

const Form = z.object({ opinion: z.string() }).catch({ opinion: '' })

/** Room for the largest text in emoji: a form encodes such a character in twelve bytes. */
const readOpinion = readForm(`${MOST_SIGNS * 12}b`)

export function createFeedback({ publicOrigin }: { publicOrigin: string }): Router {
  function submit(request: Request, response: Response) {
    const language = languageHere(request)
    const { opinion } = Form.parse(request.body)
    const { empty, tooLong } = FEEDBACK_TEXT[language].problems
    const message = refusedWith(response) || opinion.length > MOST_SIGNS ? tooLong : opinion.trim() ? null : empty
    if (message)
      return response.status(refusedWith(response) ?? 422).send(formPage(language, publicOrigin, { opinion, message }))
    response.redirect(303, `?thanks=1&lang=${language}`)
  }

  const router = Router()
  router.get('/', (request, response) => {
    const language = languageHere(request)
    response.send(request.query.thanks ? thanksPage(language, publicOrigin) : formPage(language, publicOrigin, null))
  })
  router.post('/', readOpinion, submit)
  return router
}

/** `refused`: what was typed, and why it was refused. */
function formPage(language: Language, publicOrigin: string, refused: { opinion: string; message: string } | null) {
  const { banner, title, intro, label, hint, submit, problems } = FEEDBACK_TEXT[language]
  const { errorPrefix } = IDENTITY_TEXT[language]
  const invalid = refused && html` aria-invalid="true"`
  return page({
    language,
    title: (refused ? errorPrefix : '') + title,
    banner,
    main: html`<h1>${title}</h1>
${refused && html`<div class="error" role="alert"><h2>${problems.title}</h2><p id="wrong"><a href="#opinion">${refused.message}</a></p></div>`}
<p>${intro}</p>
<form method="post" action="?lang=${language}" novalidate>
<label for="opinion">${label}</label>
<p id="hint">${hint}</p>
<textarea id="opinion" name="opinion" rows="8" required aria-describedby="hint${refused && ' wrong'}"${invalid}>
${refused?.opinion ?? ''}</textarea>
<button type="submit">${submit}</button>
</form>
${wayBack(language, publicOrigin)}
${otherLanguage(language)}`,
  })
}

function thanksPage(language: Language, publicOrigin: string) {
  const { banner, thanks } = FEEDBACK_TEXT[language]
  return page({
    language,
    title: thanks.title,
    banner,
    main: html`<h1>${thanks.title}</h1>
<p>${thanks.text}</p>
${wayBack(language, publicOrigin)}
${otherLanguage(language, 'thanks=1&')}`,
  })
}
