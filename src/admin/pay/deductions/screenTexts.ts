import { defineTexts } from "../../useTexts";

/** Texts of cancelling an advance, an addition or a deduction. */
export const cancellationTexts = defineTexts("cancellation", {
  action: "Cancel",
  keep: "Keep it",
  confirm: "Cancel it",
  failed: "This could not be cancelled",
  recovered: "%{recovered} was taken in locked months and is not given back.",
  ADVANCE: {
    title: "Cancel the advance of %{name}?",
    question: "Nothing more of the %{amount} is taken of the pay.",
    done: "The advance of %{name} is cancelled.",
  },
  ADDITION: {
    title: "Cancel the addition for %{name}?",
    question: "The %{amount} of %{month} is no longer paid.",
    done: "The addition for %{name} is cancelled.",
  },
  DEDUCTION: {
    title: "Cancel the deduction of %{name}?",
    question: "The %{amount} of %{month} is no longer deducted.",
    done: "The deduction of %{name} is cancelled.",
  },
});
