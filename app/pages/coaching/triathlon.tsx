export default function Triathlon() {
  return null
}
