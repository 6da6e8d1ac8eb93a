export type ConfirmAnswer = {
  attempt: string
  problem?: { message: string; changes: string[] }
  termsProblem?: string
  leaveFor?: string
}
