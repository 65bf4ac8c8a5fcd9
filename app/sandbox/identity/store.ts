/** Where the identity provider keeps its sessions, codes and grants: in memory, bounded, nothing after a restart. */
import type { Adapter, AdapterPayload } from 'oidc-provider'

/** The most of each kind; the oldest go first. */
const MOST = 2000

type StoredRecord = { payload: AdapterPayload; until: number }

/** The provider's adapter: one store for each of its kinds of record. `now` in milliseconds. */
export const createIdentityStore = (now: () => number) => (_kind: string) => new Store(now)

class Store implements Adapter {
  private readonly records = new Map<string, StoredRecord>()

  constructor(private readonly now: () => number) {}

  async upsert(id: string, payload: AdapterPayload, expiresIn?: number) {
    this.records.delete(id)
    this.records.set(id, { payload, until: this.now() + (expiresIn ?? Number.POSITIVE_INFINITY) * 1000 })
    const oldest = this.records.size > MOST ? this.records.keys().next().value : undefined
    if (oldest !== undefined) this.records.delete(oldest)
  }

  async find(id: string) {
    const kept = this.records.get(id)
    if (kept && kept.until > this.now()) return kept.payload
    this.records.delete(id)
    return undefined
  }

  async findByUid(uid: string) {
    return this.findWhere((payload) => payload.uid === uid)
  }

  async findByUserCode(userCode: string) {
    return this.findWhere((payload) => payload.userCode === userCode)
  }

  /** Marks a code as used, so that a second use is noticed and revokes everything that the first one gave. */
  async consume(id: string) {
    const payload = await this.find(id)
    if (payload) payload.consumed = Math.floor(this.now() / 1000)
  }

  async destroy(id: string) {
    this.records.delete(id)
  }

  async revokeByGrantId(grantId: string) {
    for (const [id, { payload }] of this.records) if (payload.grantId === grantId) this.records.delete(id)
  }

  private findWhere(isIt: (payload: AdapterPayload) => boolean) {
    const kept = [...this.records.values()].find((record) => record.until > this.now() && isIt(record.payload))
    return kept?.payload
  }
}
