/** What people do at the identity service: sign in, agree to what is passed on, or cancel. */
import { type ErrorRequestHandler, type Request, type RequestHandler, type Response, Router } from 'express'
import type Provider from 'oidc-provider'
import { errors, type InteractionResults } from 'oidc-provider'
import { z } from 'zod'
import { readForm, refusedWith } from '../form-body'
import { languageOf } from '../language'
import type { Person } from '../people/people'
import { findByPassword, subjectOf } from './accounts'
import { consentPage, errorPage, loginPage } from './pages'

type Options = { provider: Provider; people: Person[]; publicOrigin: string }
type Interaction = Awaited<ReturnType<Provider['interactionDetails']>>

const Form = z.object({ action: z.string(), email: z.string().catch(''), password: z.string().catch('') })

/** Refusal and cancellation both go back to the product with this error (RFC 6749, section 4.1.2.1). */
const REFUSED = { error: 'access_denied' }

export function createInteractions({ provider, people, publicOrigin }: Options): Router {
  /** The current sign-in, if this browser began it. */
  async function interactionOf(request: Request, response: Response): Promise<Interaction> {
    const interaction = await provider.interactionDetails(request, response)
    if (interaction.uid !== request.params.uid) throw new errors.SessionNotFound('another sign-in')
    return interaction
  }

  const languageFor = (request: Request, interaction?: Interaction) =>
    languageOf(interaction?.params.ui_locales, (languages) => request.acceptsLanguages(languages))

  const finish = (request: Request, response: Response, result: InteractionResults) =>
    provider.interactionFinished(request, response, result)

  const show: RequestHandler = async (request, response) => {
    const interaction = await interactionOf(request, response)
    const language = languageFor(request, interaction)
    if (interaction.prompt.name === 'login') return void response.send(loginPage(language, people, null))
    response.send(consentPage(language, signedIn(interaction, people)))
  }

  const submit: RequestHandler = async (request, response) => {
    const interaction = await interactionOf(request, response)
    const form = Form.catch({ action: '', email: '', password: '' }).parse(request.body)
    if (form.action === 'cancel' || form.action === 'refuse') return finish(request, response, REFUSED)

    if (interaction.prompt.name === 'login') {
      const person = findByPassword(people, form)
      if (!person) {
        const failed = { email: form.email, why: refusedWith(response) ? 'tooLong' : 'wrong' } as const
        const page = loginPage(languageFor(request, interaction), people, failed)
        return void response.status(refusedWith(response) ?? 422).send(page)
      }
      await endSessionOfSomebodyElse(provider, interaction, request, response, subjectOf(person))
      return finish(request, response, { login: { accountId: subjectOf(person), remember: false } })
    }

    if (form.action !== 'allow') return show(request, response, () => {})
    return finish(request, response, { consent: { grantId: await grantAll(provider, interaction) } })
  }

  /** A sign-in that has ended or belongs to another browser; anything else is the sandbox's own error. */
  const answerLost: ErrorRequestHandler = (error, request, response, next) => {
    if (!(error instanceof errors.SessionNotFound)) return next(error)
    response.status(400).send(errorPage(languageFor(request), error.error, publicOrigin))
  }

  const router = Router()
  router.get('/:uid', show)
  router.post('/:uid', readForm(), submit)
  router.use(answerLost)
  return router
}

function signedIn(interaction: Interaction, people: Person[]): Person {
  const person = people.find((candidate) => subjectOf(candidate) === interaction.session?.accountId)
  if (!person) throw new errors.SessionNotFound('nobody is signed in')
  return person
}

/** A browser in which somebody else is signed in starts over; the provider would need a script to sign them out. */
async function endSessionOfSomebodyElse(
  provider: Provider,
  interaction: Interaction,
  request: Request,
  response: Response,
  subject: string,
) {
  const session = await provider.Session.get(provider.createContext(request, response))
  if (!session.accountId || session.accountId === subject) return
  await session.destroy()
  interaction.session = undefined
  await interaction.persist()
}

/** Grants every requested scope that is not granted yet. */
async function grantAll(provider: Provider, interaction: Interaction): Promise<string> {
  const known = interaction.grantId ? await provider.Grant.find(interaction.grantId) : undefined
  const grant =
    known ??
    new provider.Grant({
      accountId: interaction.session?.accountId,
      clientId: String(interaction.params.client_id),
    })
  const { missingOIDCScope } = interaction.prompt.details
  if (Array.isArray(missingOIDCScope)) grant.addOIDCScope(missingOIDCScope.join(' '))
  return grant.save()
}
