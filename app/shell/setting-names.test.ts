import { describe, expect, it } from 'vitest'
import { wrongName } from './setting-names'
import { SETTING_NAMES } from './settings'

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ_']

/** Every name with one letter more, less or other, or with two neighbours swapped. */
function slipsOf(name: string): string[] {
  const slips = [...name].flatMap((letter, at) => {
    const [before, after] = [name.slice(0, at), name.slice(at + 1)]
    const swapped = before + after.slice(0, 1) + letter + after.slice(1)
    return [
      before + after,
      swapped,
      ...LETTERS.flatMap((other) => [before + other + after, before + other + letter + after]),
    ]
  })
  return [...slips, ...LETTERS.map((other) => name + other)].filter((slip) => !SETTING_NAMES.includes(slip))
}

const long = SETTING_NAMES.filter((name) => name.length > 4)

describe('a name that is no setting', () => {
  it.each(long)('one letter away from %s is refused, and names a setting', (setting) => {
    const said = new Set(slipsOf(setting).map((slip) => wrongName(slip, SETTING_NAMES)))
    expect(said).toContain(`no such setting. Is ${setting} meant?`)
    expect([...said].filter((words) => !words?.includes('meant?'))).toEqual([])
  })

  it.each([
    ['SANDBOXX', 'SANDBOX'],
    ['SANBOX', 'SANDBOX'],
    ['RATE_LIMITS', 'RATE_LIMIT'],
    ['NODE_EVN', 'NODE_ENV'],
    ['TODYA', 'TODAY'],
    ['PROT', 'PORT'],
    ['PORRT', 'PORT'],
    ['HSOT', 'HOST'],
    ['HOSTT', 'HOST'],
    ['sandbox', 'SANDBOX'],
    ['Data_Dir', 'DATA_DIR'],
    ['rate_limits', 'RATE_LIMIT'],
    ['port', 'PORT'],
  ])('%s is taken for %s', (name, meant) =>
    expect(wrongName(name, SETTING_NAMES)).toBe(`no such setting. Is ${meant} meant?`),
  )

  /** Of shells, systemd, npm, Node, CI, Docker, Kubernetes, and words near our shortest names. */
  it.each(
    'PATH HOME USER SHELL PWD OLDPWD SHLVL LOGNAME MAIL LANG LANGUAGE LC_ALL TZ TERM EDITOR PAGER _ DISPLAY TMPDIR HOSTNAME HOSTTYPE INVOCATION_ID JOURNAL_STREAM SYSTEMD_EXEC_PID STATE_DIRECTORY NOTIFY_SOCKET LISTEN_FDS XDG_DATA_DIRS XDG_RUNTIME_DIR npm_config_port npm_package_name NODE NODE_PATH NODE_OPTIONS NODE_VERSION NODE_EXTRA_CA_CERTS INIT_CWD COLOR CI DEBUG HOSTS PORTS POST SORT COST GHOST MOST HOT PORT1 PORTO HOSTA KUBERNETES_PORT KUBERNETES_SERVICE_HOST REDIS_PORT REDIS_HOST DATABASE_URL http_proxy NO_PROXY'.split(
      ' ',
    ),
  )('%s is somebody else’s', (name) => expect(wrongName(name, SETTING_NAMES)).toBeNull())
})
