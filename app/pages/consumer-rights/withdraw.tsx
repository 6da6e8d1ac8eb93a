export default function Withdraw() {
  return null
}
