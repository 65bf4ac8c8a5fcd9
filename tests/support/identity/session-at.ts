/** Somebody signed in at the product, without the way through the identity provider. */
import { emptyDossier } from '~/dossier/shape/shape'
import { readEnv } from '~/shell/settings'
import { LOGIN } from '../product/start-api'
import type { StartedProduct } from '../product/start-product'

/** Terms accepted, nothing said yet; with the token of their pages' forms. */
export async function sessionAt({ vault, origin, sessionCookie }: StartedProduct) {
  const { token } = await vault.create(
    emptyDossier(LOGIN, 'issuer', 'id token', { version: readEnv({}).TERMS_VERSION }),
  )
  const cookie = `${sessionCookie}=${token}`
  const terms = await (await fetch(`${origin}/terms`, { headers: { cookie } })).text()
  const formToken = /name="formToken" value="([^"]+)"/.exec(terms)?.[1]
  if (!formToken) throw new Error('no form with a token')
  return { token, cookie, formToken }
}
