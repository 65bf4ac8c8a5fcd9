/**
 * Pages that take more than one step: those of the sandbox's identity service, funds and 3a providers, and failures.
 */
import type { VisitorName } from '../fuzz/visitors'
import type { Stage } from './stage'
import type { Visit } from './visit'

export type Way = {
  as: VisitorName
  /** The page of which it is a state: only the differences are kept. */
  like?: string
  go: (visit: Visit, stage: Stage) => Promise<Response>
  status?: number
  /** The part of the page that is read. */
  part?: string
}

const login = (email: string, password = 'demo') => ({ action: 'login', email, password })
const CLAIRE = login('claire@exemple.ch')

const toIdentity = ({ send }: Visit) => send('/prelogin', [['terms', 'on']])
const toFund = ({ send }: Visit) => toParty(send, '/lpp', 'caisse-arc-lemanique')
const toBank = ({ send }: Visit) => toParty(send, '/3a', 'banque-du-mont')

async function toParty(send: Visit['send'], page: string, id: string) {
  await send(page, [['ids', id]])
  return send(page, [['signIn', id]])
}

/** While the vault is out of reach. */
async function withoutVault({ vault }: Stage, open: () => Promise<Response>) {
  vault.failure = Object.assign(new Error('the disk is full'), { code: 'SQLITE_FULL' })
  try {
    return await open()
  } finally {
    vault.failure = null
  }
}

const WHOLE = { part: 'body' }

export const WAYS: Record<string, Way> = {
  'sandbox-login': { as: 'nobody', go: toIdentity, ...WHOLE },
  'sandbox-login-refused': {
    as: 'nobody',
    like: 'sandbox-login',
    go: async (visit) => visit.press(await toIdentity(visit), login('claire@exemple.ch', 'wrong')),
    status: 422,
  },
  'sandbox-login-expired': {
    as: 'nobody',
    async go(visit) {
      const page = await toIdentity(visit)
      await visit.press(page, { action: 'cancel' })
      return visit.open(page.url)
    },
    status: 400,
  },
  'sandbox-consent': { as: 'nobody', go: async (visit) => visit.press(await toIdentity(visit), CLAIRE) },
  'sandbox-fund-login': { as: 'new', go: toFund, ...WHOLE },
  'sandbox-fund-login-refused': {
    as: 'new',
    like: 'sandbox-fund-login',
    go: async (visit) => visit.press(await toFund(visit), login('nadia@exemple.ch')),
    status: 422,
  },
  'sandbox-fund-consent': { as: 'new', go: async (visit) => visit.press(await toFund(visit), CLAIRE) },
  'sandbox-bank-login': { as: 'new', like: 'sandbox-fund-login', go: toBank },
  'sandbox-bank-consent': { as: 'new', go: async (visit) => visit.press(await toBank(visit), CLAIRE) },
  'lpp-sign-in-refused': {
    as: 'new',
    like: 'lpp-chosen',
    go: async (visit) => visit.press(await toFund(visit), { action: 'cancel' }),
  },
  '3a-sign-in-refused': {
    as: 'new',
    like: '3a-chosen',
    go: async (visit) => visit.press(await toBank(visit), { action: 'cancel' }),
  },
  'export-filled': {
    as: 'married',
    async go({ open }) {
      const [link] = /\/export\?payload=[\w-]+/.exec(await (await open('/synthesis')).text()) ?? []
      if (!link) throw new Error('the synthesis shows no link')
      return open(link)
    },
  },
  unavailable: { as: 'married', go: ({ open }, stage) => withoutVault(stage, () => open('/synthesis')), status: 503 },
  'unavailable-unsent': {
    as: 'married',
    go: ({ send }, stage) => withoutVault(stage, () => send('/avs', [['navs', '756.0000.0000.19']])),
    status: 503,
  },
  'refused-at-the-door': { as: 'nobody', go: ({ open }) => open('/%zz'), status: 400, ...WHOLE },
}
