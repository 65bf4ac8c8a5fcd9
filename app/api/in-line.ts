const lines = new Map<string, Promise<unknown>>()

/** Work of one key is done one after the other, in this process; a failure keeps nobody waiting. */
export function inLine<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
  const turn = (lines.get(key) ?? Promise.resolve()).then(work, work)
  const leave = () => {
    if (lines.get(key) === turn) lines.delete(key)
  }
  lines.set(key, turn)
  turn.then(leave, leave)
  return turn
}
