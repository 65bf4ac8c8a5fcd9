/**
 * LemonLDAP::NG of Debian's packages as an OpenID provider on loopback: its own demo accounts, our client, and what a
 * provider of an office sets (PKCE is required, the claim of the AVS number has a name of its own). It runs in a folder of
 * its own, by plackup; nothing of the machine's own configuration is read or written.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { generateKeyPairSync } from 'node:crypto'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'

/** Its file in Debian's package, and the command that serves it. */
const PORTAL = '/usr/share/lemonldap-ng/portal/htdocs/index.psgi'
const TEMPLATES = '/usr/share/lemonldap-ng/portal/templates'

/** On a machine that is busy with other things. */
const READY_WITHIN_MS = 60_000

export const CLIENT = { id: 'estimator', secret: 'secret-of-the-office-1848' }

export type Lemonldap = Awaited<ReturnType<typeof startLemonldap>>

type Options = {
  port: number
  /** Where the product is reached. */
  productOrigin: string
  /** The AVS number of each of its demo accounts, as digits. */
  numbers: Record<string, string>
  clientSecret?: string
  /** RS256, unless it is told otherwise. */
  idTokenAlg?: string
  /** Left out: userinfo is plain JSON. */
  userinfoAlg?: string
}

/** Resolves as soon as it answers. @throws where it ends before, with what it has said */
export async function startLemonldap(options: Options) {
  const dir = mkdtempSync(join(tmpdir(), 'lemonldap-'))
  const { port } = options
  const issuer = `http://127.0.0.1:${port}`
  const settings = writeSettings(dir, issuer, options)
  const server = spawn('plackup', ['--env', 'deployment', '--host', '127.0.0.1', '--port', String(port), PORTAL], {
    cwd: dir,
    env: { ...process.env, LLNG_DEFAULTCONFFILE: settings },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const said: string[] = []
  server.stderr.on('data', (text) => said.push(String(text)))
  const end = Date.now() + READY_WITHIN_MS
  while (!(await answers(`${issuer}/.well-known/openid-configuration`))) {
    if (hasEnded(server)) throw new Error(`LemonLDAP::NG has ended: ${said.join('')}`)
    if (Date.now() > end) throw new Error(`LemonLDAP::NG does not come up: ${said.join('')}`)
    await setTimeout(100)
  }
  return {
    issuer,
    /** What it has written to standard error. */
    said,
    async close() {
      if (!hasEnded(server)) {
        const exited = once(server, 'exit')
        server.kill()
        await exited
      }
      rmSync(dir, { recursive: true, force: true })
    },
  }
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null

const answers = (address: string) =>
  fetch(address).then(
    async (response) => {
      await response.arrayBuffer()
      return response.ok
    },
    () => false,
  )

/** @returns the path of the file that names the folder of the settings */
function writeSettings(dir: string, issuer: string, options: Options): string {
  for (const folder of ['conf', 'cache', 'sessions/lock', 'psessions/lock'])
    mkdirSync(join(dir, folder), { recursive: true })
  writeFileSync(join(dir, 'conf/lmConf-1.json'), JSON.stringify(settingsOf(dir, issuer, options)))
  const file = join(dir, 'lemonldap-ng.ini')
  const lines = [
    ...['[all]', 'logLevel = warn', 'checkTime = 3600'],
    ...['[configuration]', 'type = File', `dirName = ${dir}/conf`, `localStorage = Cache::FileCache`],
    `localStorageOptions = { 'namespace' => 'settings', 'cache_root' => '${dir}/cache' }`,
    ...['[portal]', 'staticPrefix = /static', `templateDir = ${TEMPLATES}`, 'languages = en, fr, de'],
    ...['[handler]', 'status = 0'],
  ]
  writeFileSync(file, `${lines.join('\n')}\n`)
  return file
}

/** The rest is as Debian's package sets it. */
function settingsOf(dir: string, issuer: string, options: Options) {
  const { productOrigin, numbers, clientSecret = CLIENT.secret, idTokenAlg = 'RS256', userinfoAlg } = options
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const stored = (folder: string) => ({ Directory: `${dir}/${folder}`, LockDirectory: `${dir}/${folder}/lock` })
  const cases = Object.entries(numbers).map(([account, number]) => `$uid eq "${account}" ? "${number}" : `)
  return {
    ...{ cfgNum: 1, cfgAuthor: 'tests', cfgDate: 1, cfgVersion: '2.16.1' },
    ...{ portal: `${issuer}/`, domain: '127.0.0.1', cookieName: 'lemonldap', securedCookie: 0 },
    ...{ authentication: 'Demo', userDB: 'Same', passwordDB: 'Demo', registerDB: 'Demo' },
    demoExportedVars: { cn: 'cn', mail: 'mail', uid: 'uid' },
    macros: { avs: `${cases.join('')}""` },
    whatToTrace: 'uid',
    ...{ portalDisplayRegister: 0, portalDisplayResetPassword: 0 },
    locationRules: { '127.0.0.1': { default: 'accept' } },
    ...{ globalStorage: 'Apache::Session::File', globalStorageOptions: stored('sessions') },
    ...{ persistentStorage: 'Apache::Session::File', persistentStorageOptions: stored('psessions') },
    localSessionStorage: 'Cache::FileCache',
    localSessionStorageOptions: { namespace: 'sessions', cache_root: `${dir}/cache` },
    issuerDBOpenIDConnectActivation: 1,
    oidcServiceMetaDataIssuer: issuer,
    oidcServiceKeyIdSig: 'key-1',
    oidcServicePrivateKeySig: privateKey.export({ type: 'pkcs1', format: 'pem' }),
    oidcServicePublicKeySig: publicKey.export({ type: 'spki', format: 'pem' }),
    oidcServiceIgnoreScopeForClaims: 1,
    oidcRPMetaDataExportedVars: { product: { name: 'cn', email: 'mail', ahvn13: 'avs' } },
    oidcRPMetaDataOptions: {
      product: {
        oidcRPMetaDataOptionsClientID: CLIENT.id,
        oidcRPMetaDataOptionsClientSecret: clientSecret,
        oidcRPMetaDataOptionsDisplayName: 'Trois piliers',
        oidcRPMetaDataOptionsUserIDAttr: 'uid',
        oidcRPMetaDataOptionsRequirePKCE: 1,
        // Its page that asks for consent leaves a cookie, for which a logout then ends there and not at the product (2.16.1).
        oidcRPMetaDataOptionsBypassConsent: 1,
        oidcRPMetaDataOptionsIDTokenSignAlg: idTokenAlg,
        ...(userinfoAlg && { oidcRPMetaDataOptionsUserInfoSignAlg: userinfoAlg }),
        oidcRPMetaDataOptionsRedirectUris: `${productOrigin}/signin/callback`,
        oidcRPMetaDataOptionsPostLogoutRedirectUris: `${productOrigin}/?bye=1 ${productOrigin}/de?bye=1`,
      },
    },
  }
}
