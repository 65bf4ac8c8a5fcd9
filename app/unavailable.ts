/** Where the vault cannot be reached, a page answers 503, and what was sent to it can be sent once more. */
import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type ServerBuild } from '@remix-run/node'
import { ApiProblem } from '~/api/client'
import { VaultUnavailable } from '~/dossier/vault-unavailable'

type Route = NonNullable<ServerBuild['routes'][string]>
type Asked = LoaderFunctionArgs | ActionFunctionArgs

/** What was sent, as names and values in their order; null: nothing was. */
export type Unsent = { fields: [string, string][] | null }

/** The route as it may be served: with its guards on, which ask the vault as well. */
export function sayingUnavailable(route: Route): Route {
  const { loader, action } = route.module
  return {
    ...route,
    module: {
      ...route.module,
      ...(loader ? { loader: orUnavailable(loader) } : {}),
      ...(action ? { action: orUnavailable(action) } : {}),
    },
  }
}

const orUnavailable =
  <Given extends Asked, Answer>(serve: (given: Given) => Answer) =>
  async (given: Given) => {
    const sent = given.request.method === 'POST' ? given.request.clone() : null
    try {
      return await serve(given)
    } catch (error) {
      if (!isUnavailable(error)) throw error
      // The calls have reported theirs.
      if (error instanceof VaultUnavailable) given.context.report(error)
      throw json({ fields: sent && (await fieldsOf(sent)) } satisfies Unsent, { status: 503 })
    }
  }

const isUnavailable = (error: unknown) =>
  error instanceof VaultUnavailable || (error instanceof ApiProblem && error.status === 503)

/** Our forms hold text only. null: it was no form. */
async function fieldsOf(sent: Request): Promise<[string, string][] | null> {
  const form = await sent.formData().catch(() => null)
  return form && [...form].map(([name, value]) => [name, String(value)])
}
