/**
 * Answers the refusals that are the same for every page: if the session has ended, redirects to the home page; if the vault
 * cannot be reached or too many calculations wait, answers 503 with the submitted form, so that it can be submitted again.
 */
import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type ServerBuild } from '@remix-run/node'
import { VaultUnavailable } from '~/dossier/vault/vault-unavailable'
import { Refusal } from '~/estimate/outcome'
import { postedForm } from '~/ui/form/posted'
import { leadHome } from './guards'

type Route = NonNullable<ServerBuild['routes'][string]>
type HandlerArgs = LoaderFunctionArgs | ActionFunctionArgs

/** `fields`: the submitted names and values in order; null: nothing was submitted. `isBusy`: only too much waits. */
export type UnavailablePage = { fields: [string, string][] | null; isBusy?: true }

/** Wraps a route that already has its guards, since these read the vault too. */
export function answeringRefusals(route: Route): Route {
  const { loader, action, default: page } = route.module
  return {
    ...route,
    module: {
      ...route.module,
      ...(loader ? { loader: orElsewhere(loader, page !== undefined) } : {}),
      ...(action ? { action: orElsewhere(action, page !== undefined) } : {}),
    },
  }
}

/** A form that comes back with its problems is shown by the loader, which is asked without it. */
const sentWith = new WeakMap<object, Request>()

/** @param isPage else the door answers for a vault out of reach */
const orElsewhere =
  <Given extends HandlerArgs, Answer>(serve: (args: Given) => Answer, isPage: boolean) =>
  async (args: Given) => {
    if (args.request.method === 'POST') sentWith.set(args.context, args.request.clone())
    const submitted = sentWith.get(args.context) ?? null
    try {
      return await serve(args)
    } catch (error) {
      if (isOver(error)) return leadHome(args)
      if (!isUnavailable(error)) throw error
      const busy = isBusy(error)
      if (!isPage) throw busy || error instanceof VaultUnavailable ? error : new VaultUnavailable(error)
      // Refusals were already reported by the use cases.
      if (error instanceof VaultUnavailable) args.context.report(error)
      const fields = submitted && (await fieldsOf(submitted))
      throw json({ fields, ...(busy && { isBusy: true as const }) } satisfies UnavailablePage, { status: 503 })
    }
  }

/** The session ended after the guards had let the request pass. */
const isOver = (error: unknown) => error instanceof Refusal && error.reason === 'notLogged'

const isBusy = (error: unknown) => error instanceof Refusal && error.reason === 'busy'

/** Whether the same request may be answered a little later. */
export const isUnavailable = (error: unknown) =>
  error instanceof VaultUnavailable || (error instanceof Refusal && error.reason === 'unavailable') || isBusy(error)

/** No page has more fields. */
const MOST_FIELDS = 3000

/** The fields of a form, which are all text; null: not a form of ours. */
async function fieldsOf(request: Request): Promise<[string, string][] | null> {
  const form = await postedForm(request, MOST_FIELDS).catch(() => null)
  return form && [...form].map(([name, value]) => [name, String(value)])
}
