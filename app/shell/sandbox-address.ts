/** Where the sandbox is reached. */
import type { Env } from './settings'

export const SANDBOX_PATH = '/sandbox'

export function sandboxOrigin({ SANDBOX_PORT }: Pick<Env, 'SANDBOX_PORT'>, publicOrigin: string): string {
  if (!SANDBOX_PORT) return publicOrigin
  const { protocol, hostname } = new URL(publicOrigin)
  return `${protocol}//${hostname}:${SANDBOX_PORT}`
}

/** What the addresses of its parties begin with. */
export const sandboxBase = (env: Pick<Env, 'SANDBOX_PORT'>, publicOrigin: string) =>
  `${sandboxOrigin(env, publicOrigin)}${SANDBOX_PATH}`
