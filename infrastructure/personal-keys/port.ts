/** One secret key for each subject whose personal data the log holds; destroying it erases the data. */
export interface PersonalKeys {
  /** The subject's key, made and kept when there is none yet. */
  obtain(subject: string): Promise<Buffer>;
  /** The keys there are; a subject without one is left out. */
  find(subjects: readonly string[]): Promise<ReadonlyMap<string, Buffer>>;
}
