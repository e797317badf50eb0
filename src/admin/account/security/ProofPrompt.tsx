import { lazy, Suspense, useEffect, useState } from "react";
import { useNavigate } from "react-router-dom";
import { meetDemands } from "../../../api/sendCall";
import { addressOf } from "../../addresses";

const ProofDialog = lazy(() => import("./ProofDialog"));

type Answer = (isProven: boolean) => void;

/**
 * Asks for the second factor when the host wants a proof; the refused call is then made again. Calls that are refused at
 * the same time share one dialog. Leads a super admin who must add a factor to the account page.
 */
export function ProofPrompt() {
  const [answer, setAnswer] = useState<Answer>();
  const navigate = useNavigate();
  useEffect(() => {
    let openPrompt: Promise<boolean> | undefined;
    return meetDemands(async (demand) => {
      if (demand === "factor") {
        await navigate(addressOf("account"));
        return false;
      }
      openPrompt ??= new Promise<boolean>((resolve) => {
        setAnswer(() => resolve);
      }).finally(() => {
        openPrompt = undefined;
        setAnswer(undefined);
      });
      return openPrompt;
    });
  }, [navigate]);
  return (
    answer && (
      <Suspense fallback={null}>
        <ProofDialog onAnswer={answer} />
      </Suspense>
    )
  );
}
