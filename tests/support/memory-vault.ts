import { randomBytes } from 'node:crypto'
import { Dossier } from '~/dossier/shape'
import type { Vault } from '~/dossier/vault'

const HOUR = 60 * 60 * 1000

/** A vault for tests: the promises of the real one, kept in memory and unsealed. Time is what `now` says. */
export class MemoryVault implements Vault {
  private readonly rows = new Map<string, { json: string; version: number; expiresAt: number }>()
  /** Called before each save: a test lets another tab save in between. */
  beforeSave: () => Promise<void> = async () => {}

  constructor(private readonly now: () => number) {}

  async create(dossier: Dossier) {
    return this.put(dossier, this.now() + HOUR)
  }

  async open(token: string) {
    const row = this.row(token)
    return row && { dossier: Dossier.parse(JSON.parse(row.json)), version: row.version, expiresAt: row.expiresAt }
  }

  async save(token: string, dossier: Dossier, version: number) {
    await this.beforeSave()
    const row = this.row(token)
    if (!row) return 'gone'
    if (row.version !== version) return 'conflict'
    this.rows.set(token, { ...row, json: JSON.stringify(Dossier.parse(dossier)), version: version + 1 })
    return 'saved'
  }

  async renew(token: string, dossier: Dossier) {
    const row = this.row(token)
    if (!row) return null
    this.rows.delete(token)
    return this.put(dossier, row.expiresAt)
  }

  async delete(token: string) {
    this.rows.delete(token)
  }

  async sweep() {
    for (const token of this.rows.keys()) if (!this.row(token)) this.rows.delete(token)
  }

  async probe() {}

  async close() {
    this.rows.clear()
  }

  private row(token: string) {
    const row = this.rows.get(token)
    return row && this.now() < row.expiresAt ? row : null
  }

  private put(dossier: Dossier, expiresAt: number) {
    const token = randomBytes(32).toString('base64url')
    this.rows.set(token, { json: JSON.stringify(Dossier.parse(dossier)), version: 1, expiresAt })
    return { token, expiresAt }
  }
}
