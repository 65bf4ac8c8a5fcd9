const lines = new Map<string, Promise<unknown>>()

/** Runs work with the same key one after the other within this process. A failure does not block what follows. */
export function runInTurn<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
  const turn = (lines.get(key) ?? Promise.resolve()).then(work, work)
  const leave = () => {
    if (lines.get(key) === turn) lines.delete(key)
  }
  lines.set(key, turn)
  turn.then(leave, leave)
  return turn
}
