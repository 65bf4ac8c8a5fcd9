import type { ServerBuild } from '@remix-run/node'
import { SECURITY_TXT_PATH } from '~/door/files/security-txt'
import { KNOWN_FILES, LASTING_FOLDERS, LICENCES } from '~/door/files/static-files'
import { OPERATOR_FOLDER } from './operator/operator-files'
import { VERSION_PATH } from './page-context'
import type { Env } from './settings'

/** The path of the calls; null: another process answers them, at the full address in the setting. */
export const apiPathOf = ({ API_BASE }: Pick<Env, 'API_BASE'>) => (API_BASE.startsWith('/') ? API_BASE : null)

/** The route patterns for log and measures, which never contain a path itself. */
export function routePatterns(build: ServerBuild, basePath: string | null): string[] {
  const pages = Object.values(build.routes).map((route) => (route?.index ? '/' : route?.path && `/${route.path}`))
  return [
    ...(basePath === null ? [] : [`${basePath}/acor/insureds/:navs`, `${basePath}/*`]),
    ...[
      '/health/live',
      '/health/ready',
      ...KNOWN_FILES,
      LICENCES,
      ...LASTING_FOLDERS.map((folder) => `/${folder}/*`),
      `${OPERATOR_FOLDER}/*`,
      VERSION_PATH,
      SECURITY_TXT_PATH,
    ],
    ...pages.filter((path): path is string => Boolean(path) && !path?.includes('*')),
  ]
}
