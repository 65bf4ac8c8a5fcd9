/** The same keys, any sentences: what a translation of `Sentences` must be. */
export type TextOf<Sentences> = {
  [Key in keyof Sentences]: Sentences[Key] extends string ? string : TextOf<Sentences[Key]>
}
