/** What spouses share, over any store of sealed rows. */
import { randomInt } from 'node:crypto'
import { z } from 'zod'
import { Couple, coupleIn, type Households, registeredPartnerIn } from '../shape/household'
import { CoupleMarks, differingIn, marksOf } from './couple-marks'
import type { Finder, FoundDossier } from './found-dossiers'
import { ONE_OF_TWO, type Places } from './sealing/places'
import type { SealedRows } from './sealing/sealed-rows'
import { type RowPlace, type SealedRow, seal } from './sealing/sealing'
import type { RowStore } from './stores/row-store'

type Holder = Pick<FoundDossier, 'id' | 'expiresAt' | 'dossier'>
type Home = ReturnType<Places['ofCouple']>
type FoundRecord = { place: RowPlace; row: SealedRow; shared: SharedRecord }

/**
 * `writer`: the row of the dossier from which it was written. `by`: the spouse who owns that. `before`: the row of the
 * other spouse's dossier if they had entered the marriage earlier; null: they had not, or have since withdrawn it.
 * `beforeMarks`: shows whether they had entered the same facts.
 */
const SharedRecord = Couple.extend({
  writer: z.string(),
  by: z.enum(ONE_OF_TWO),
  before: z.string().nullable().default(null),
  beforeMarks: CoupleMarks.nullable().default(null),
})
type SharedRecord = z.infer<typeof SharedRecord>

type HouseholdOptions = {
  places: Places
  opened: SealedRows
  finder: Pick<Finder, 'find' | 'findAnew'>
}

export type SealedHouseholds = Households & {
  /** Removes what was written from a dossier that has just been removed. */
  endOf(holder: Holder): Promise<void>
  /** Extends what was written from a dossier to the dossier's present end. */
  lengthenOf(holder: Holder): Promise<void>
}

export function createSealedHouseholds(rows: RowStore, { places, opened, finder }: HouseholdOptions): SealedHouseholds {
  const records = createSharedRecords(rows, places, opened)

  /** The holder's own dossier was found within the last half second. */
  const isThere = async (id: string, holder: Holder) => id === holder.id || (await opened.versionOf(id)) !== null

  return {
    async find(token) {
      const holder = await finder.find(token)
      const home = holder && records.homeOf(holder)
      const [found] = home ? await records.readEach(home) : []
      // Its row may outlast the writer's by a moment, or through a fault; then it counts for nothing.
      if (!home || !found || !(await isThere(found.shared.writer, holder))) return null
      const { relationshipStartDate, children, by, before, beforeMarks } = found.shared
      const enteredBy = by === home.self ? 'me' : 'partner'
      const own = coupleIn(holder.dossier)
      // This visitor's facts are in their own dossier; of the other's entry only its existence and its marks are read.
      const both = enteredBy === 'partner' ? own !== null : before !== null && (await isThere(before, holder))
      const other = enteredBy === 'partner' ? own && marksOf(own) : beforeMarks
      const differing = both && other ? differingIn(marksOf(found.shared), other) : []
      return { relationshipStartDate, children, enteredBy, both, differing }
    },

    async follow(token) {
      // Repeated if another tab saved or extended the dossier in between, so that the last save decides content and
      // end.
      for (;;) {
        const holder = await finder.findAnew(token)
        if (!holder) return
        const couple = coupleIn(holder.dossier)
        if (couple) await records.write(holder, couple)
        else await records.removeOwn(holder)
        if ((await opened.versionOf(holder.id)) === holder.version) return
      }
    },

    endOf: records.removeOwn,
    lengthenOf: records.lengthenOwn,
  }
}

/** The rows that households share: where they are, and how each is written, lengthened and removed. */
function createSharedRecords(rows: RowStore, places: Places, opened: SealedRows) {
  /** The place of the holder's household, and which of the two they are; null: no partner is known. */
  function homeOf({ dossier }: Pick<Holder, 'dossier'>) {
    const partner = registeredPartnerIn(dossier)
    return dossier.login && partner ? places.ofCouple(dossier.login.navs, partner, dossier.pair) : null
  }

  async function readAt(place: RowPlace) {
    const found = await opened.open(place)
    const shared = found && SharedRecord.safeParse(JSON.parse(found.content))
    return found && shared?.success ? { place, row: found.row, shared: shared.data } : null
  }

  /**
   * One or none. While a key is being replaced there may be a second, sealed by a former key or, by another process, by
   * the next one. The one under the present key comes first and counts.
   */
  async function readEach({ places }: Home) {
    const found = await Promise.all(places.map(readAt))
    return found.filter((one) => one !== null)
  }

  /** Always written under the present key; rows under other keys are then removed. */
  async function write(holder: Holder, couple: Couple) {
    const home = homeOf(holder)
    if (!home) return
    const found = await readEach(home)
    const before = beforeOf(found[0]?.shared, home.self)
    const content: SharedRecord = { ...couple, writer: holder.id, by: home.self, ...before }
    const [present] = home.places as [RowPlace]
    if (!(await rows.put(seal(present, JSON.stringify(content), newVersion(), holder.expiresAt), holder.id))) return
    for (const { place, row } of found) if (place.id !== present.id) await rows.removeVersion(place.id, row.version)
  }

  /** If the other spouse has written since, the row is theirs: it only loses what it says about this holder. */
  async function removeOwn(holder: Holder) {
    const home = homeOf(holder)
    for (const { place, row, shared } of home ? await readEach(home) : []) {
      if (shared.writer === holder.id) await rows.removeVersion(place.id, row.version)
      else if (shared.before === holder.id) await sealAgain({ place, row, shared: { ...shared, ...NOBODY_BEFORE } })
    }
  }

  async function lengthenOwn(holder: Holder) {
    const home = homeOf(holder)
    for (const found of home ? await readEach(home) : [])
      if (found.shared.writer === holder.id) await sealAgain(found, holder.expiresAt)
  }

  /** Under the same version, so that a concurrent removal still recognises this write. */
  const sealAgain = ({ place, row: { version, expiresAt }, shared }: FoundRecord, until = expiresAt) =>
    rows.replace(seal(place, JSON.stringify(shared), version, until), version)

  return { homeOf, readEach, write, removeOwn, lengthenOwn }
}

const NOBODY_BEFORE = { before: null, beforeMarks: null }

/** What is recorded about the other spouse's earlier entry when this one writes. */
function beforeOf(
  shared: SharedRecord | undefined,
  self: SharedRecord['by'],
): Pick<SharedRecord, 'before' | 'beforeMarks'> {
  if (!shared) return NOBODY_BEFORE
  const { by, writer, before, beforeMarks } = shared
  return by === self ? { before, beforeMarks } : { before: writer, beforeMarks: marksOf(shared) }
}

/** Identifies one write, so that exactly this one can be removed. */
const newVersion = () => randomInt(1, 2 ** 47)
