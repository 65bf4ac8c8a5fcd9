import { createConnectors } from '~/connectors/create-connectors'
import { day } from '~/pillars/day'
import { PARTY_CALLBACK } from './party-sign-in'
import { CLIENT, REGISTER_KEY, type StartedSandbox } from './start-sandbox'

/** The outside parties of a sandbox, as the product reaches them; `client`: its name and secret there. */
export const connectorsTo = ({ base }: Pick<StartedSandbox, 'base'>, client = CLIENT) =>
  createConnectors({
    directoryUrl: `${base}/directory/pension-funds`,
    entitiesUrl: `${base}/directory/entities`,
    registerUrl: `${base}/register`,
    registerKey: REGISTER_KEY,
    client,
    allowHttp: false,
    redirectUri: PARTY_CALLBACK,
    timeoutMs: 10_000,
    today: () => day('2026-11-21'),
  })
