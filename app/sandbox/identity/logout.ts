/** Signing out of the identity service on the product's request (OpenID Connect RP-Initiated Logout 1.0). */
import type Provider from 'oidc-provider'
import type { Configuration, KoaContextWithOIDC } from 'oidc-provider'
import { Html } from '../html'
import { languageOf } from '../language'
import { loggedOutPage, logoutPage } from './pages'

type LogoutFeature = NonNullable<NonNullable<Configuration['features']>['rpInitiatedLogout']>
type Middleware = Parameters<Provider['use']>[0]

const languageFor = (context: KoaContextWithOIDC) =>
  languageOf(context.oidc.params?.ui_locales, (languages) => context.acceptsLanguages(languages))

export const logoutFeature = (publicOrigin: string): LogoutFeature => ({
  enabled: true,
  // Called if somebody is signed in, after hint and return address have been checked.
  logoutSource: async (context, form) => {
    if (isTheirOwnHint(context)) return endSession(context)
    context.body = logoutPage(languageFor(context), new Html(form))
  },
  postLogoutSuccessSource: async (context) => {
    context.body = loggedOutPage(languageFor(context), publicOrigin)
  },
})

/**
 * A request with an ID token of the signed-in person needs no confirmation: the question is required only if the token
 * is missing or somebody else's (section 2 of the standard).
 */
function isTheirOwnHint({ oidc }: KoaContextWithOIDC): boolean {
  const hint = oidc.entities.IdTokenHint
  return hint !== undefined && hint.payload.sub === oidc.session?.accountId
}

async function endSession(context: KoaContextWithOIDC) {
  const { provider, session } = context.oidc
  for (const { grantId } of Object.values(session?.authorizations ?? {})) {
    if (!grantId) continue
    await provider.AccessToken.revokeByGrantId(grantId)
    await provider.AuthorizationCode.revokeByGrantId(grantId)
    await (await provider.Grant.find(grantId))?.destroy()
  }
  await session?.destroy()
  leave(context)
}

/** If nobody is signed in there is nothing to confirm; the provider would send a form that needs a script. */
export const withoutNeedlessConfirmation: Middleware = async (koaContext, next) => {
  await next()
  const context = koaContext as unknown as KoaContextWithOIDC
  const isLogout = context.oidc?.route === 'end_session' && context.status === 200
  if (isLogout && !context.oidc.session?.accountId) leave(context)
}

/** Back to the address that the product registered and requested, or to a page that says it is done. */
function leave(context: KoaContextWithOIDC) {
  const { params, provider } = context.oidc
  const target = params?.post_logout_redirect_uri
  const address = new URL(typeof target === 'string' ? target : provider.urlFor('end_session_success'))
  if (typeof target === 'string' && typeof params?.state === 'string') address.searchParams.set('state', params.state)
  context.status = 303
  context.redirect(address.href)
}
