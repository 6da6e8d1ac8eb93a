/** Why nothing was ordered, or where to go to pay. `attempt` tells one answer from the next. */
export type ConfirmAnswer = {
  attempt: string
  /** To be said above the recap, which is shown again as it is now. */
  problem?: { message: string; changes: string[] }
  /** The box of the general terms. */
  termsProblem?: string
  /** Where the buyer is led to pay, when it is not on this site. */
  leaveFor?: string
}
