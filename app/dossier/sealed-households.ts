/** What spouses share, over any store of sealed rows. */
import { randomInt } from 'node:crypto'
import { z } from 'zod'
import { CoupleMarks, differingIn, marksOf } from './couple-marks'
import type { Finder, FoundDossier } from './found-dossiers'
import { Couple, coupleIn, type Households, registeredPartnerIn } from './household'
import { ONE_OF_TWO, type Places } from './places'
import type { RowStore } from './row-store'
import type { SealedRows } from './sealed-rows'
import { type Place, seal } from './sealing'

type Holder = Pick<FoundDossier, 'id' | 'expiresAt' | 'dossier'>

/**
 * `writer`: the row of the dossier that it was written from. `by`: whose that was. `before`: the row of the other
 * spouse's dossier, where they had entered the marriage before; null: they had not, or say so no more. `beforeMarks`: by
 * which to tell whether they had entered the same.
 */
const Shared = Couple.extend({
  writer: z.string(),
  by: z.enum(ONE_OF_TWO),
  before: z.string().nullable().default(null),
  beforeMarks: CoupleMarks.nullable().default(null),
})
type Shared = z.infer<typeof Shared>

type Options = {
  places: Places
  opened: SealedRows
  finder: Pick<Finder, 'find' | 'findAnew'>
}

export type SealedHouseholds = Households & {
  /** Removes what was written from a dossier that has just been removed. */
  endOf(holder: Holder): Promise<void>
  /** Lets what was written from a dossier live as long as the dossier does by now. */
  lengthenOf(holder: Holder): Promise<void>
}

export function createSealedHouseholds(rows: RowStore, { places, opened, finder }: Options): SealedHouseholds {
  /** Where the holder's household stands, and which of the two they are; null: no partner is known. */
  function homeOf({ dossier }: Pick<Holder, 'dossier'>) {
    const partner = registeredPartnerIn(dossier)
    return partner ? places.ofCouple(dossier.login.navs, partner) : null
  }

  async function read(place: Place) {
    const found = await opened.open(place)
    const shared = found && Shared.safeParse(JSON.parse(found.content))
    return found && shared?.success ? { version: found.row.version, shared: shared.data } : null
  }

  async function write(holder: Holder, couple: Couple) {
    const home = homeOf(holder)
    if (!home) return
    const found = await read(home.place)
    const content: Shared = { ...couple, writer: holder.id, by: home.self, ...beforeOf(found?.shared, home.self) }
    await rows.put(seal(home.place, JSON.stringify(content), newVersion(), holder.expiresAt), holder.id)
  }

  /** null where the other has written since: then it is theirs. */
  async function findOwn(holder: Holder) {
    const home = homeOf(holder)
    const found = home && (await read(home.place))
    return home && found?.shared.writer === holder.id ? { place: home.place, ...found } : null
  }

  async function removeOwn(holder: Holder) {
    const own = await findOwn(holder)
    if (own) await rows.removeVersion(own.place.id, own.version)
    else await takeBackBefore(holder)
  }

  /** Who entered it before the other did leaves the other's words as they are. */
  async function takeBackBefore(holder: Holder) {
    const home = homeOf(holder)
    const row = home && (await opened.open(home.place))?.row
    const found = home && (await read(home.place))
    if (!home || !row || found?.shared.before !== holder.id) return
    const content: Shared = { ...found.shared, ...NOBODY_BEFORE }
    await rows.replace(seal(home.place, JSON.stringify(content), found.version, row.expiresAt), found.version)
  }

  /** Under the same version: it is the same writing, and whoever removes that one meanwhile finds it. */
  async function lengthenOwn(holder: Holder) {
    const own = await findOwn(holder)
    if (!own) return
    await rows.replace(seal(own.place, JSON.stringify(own.shared), own.version, holder.expiresAt), own.version)
  }

  /** The holder's own dossier was found within the last half second. */
  const isThere = async (id: string, holder: Holder) => id === holder.id || (await opened.has(id))

  return {
    async find(token) {
      const holder = await finder.find(token)
      const home = holder && homeOf(holder)
      const found = home && (await read(home.place))
      // Its row may outlast the writer's by a moment, or by a fault: it says nothing any more.
      if (!found || !(await isThere(found.shared.writer, holder))) return null
      const { relationshipStartDate, children, by, before, beforeMarks } = found.shared
      const enteredBy = by === home.self ? 'me' : 'partner'
      const own = coupleIn(holder.dossier)
      // What I have entered stands in my own dossier; of the other, only that they have, and the marks of it.
      const both = enteredBy === 'partner' ? own !== null : before !== null && (await isThere(before, holder))
      const other = enteredBy === 'partner' ? own && marksOf(own) : beforeMarks
      const differing = both && other ? differingIn(marksOf(found.shared), other) : []
      return { relationshipStartDate, children, enteredBy, both, differing }
    },

    async follow(token) {
      let done: string | undefined
      // Once more where another tab has saved the form or kept the dossier longer meanwhile: whoever comes last finds
      // its own words there, and its own end.
      for (;;) {
        const holder = await finder.findAnew(token)
        const couple = holder && coupleIn(holder.dossier)
        const said = JSON.stringify([couple, holder?.expiresAt])
        if (!holder || said === done) return
        if (couple) await write(holder, couple)
        else await removeOwn(holder)
        done = said
      }
    },

    endOf: removeOwn,
    lengthenOf: lengthenOwn,
  }
}

const NOBODY_BEFORE = { before: null, beforeMarks: null }

/** Who of the other side has entered it before, once this one writes. */
function beforeOf(shared: Shared | undefined, self: Shared['by']): Pick<Shared, 'before' | 'beforeMarks'> {
  if (!shared) return NOBODY_BEFORE
  const { by, writer, before, beforeMarks } = shared
  return by === self ? { before, beforeMarks } : { before: writer, beforeMarks: marksOf(shared) }
}

/** Names one writing, so that it can be removed and no other. */
const newVersion = () => randomInt(1, 2 ** 47)
