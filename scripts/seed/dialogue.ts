/** A conversation as people have it: each turn offers several ways to say it. */
export interface Dialogue {
  /** How often it comes up, compared with the others. */
  weight: number;
  turns: Turn[];
}

export interface Turn {
  questions: string[];
  /** Empty where words for danger answer (crisis.yaml). */
  replies: string[];
}
