import { msg } from "@lingui/core/macro";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useCallback, useEffect, useRef, useState } from "react";
import type { TotpEnrolment, User } from "../../contract/auth.ts";
import { disableTotp, enrolTotp, renewRecoveryCodes, verifyTotp } from "./calls.ts";
import { showToast } from "../ui/toast.ts";
import { Form, FormField } from "./form.tsx";
import type { Values } from "./form-state.ts";
import { QrPicture } from "./qr-picture.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";
import { sessionKeeper } from "./session.ts";
import { useForm, type FormHandle } from "./use-form.ts";

/** Turns the second step of the login on and off. */
export function SecondStep({ user }: { user: User }) {
  const [enrolment, setEnrolment] = useState<TotpEnrolment | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);

  const takeCodes = useCallback((fresh: string[]) => {
    setCodes(fresh);
    setEnrolment(null);
  }, []);

  const stage = codes ? "codes" : user.mfa_enabled ? "on" : enrolment ? "enrolment" : "off";
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef(stage);

  // What had the focus is gone with the stage before.
  useEffect(() => {
    if (shown.current !== stage) place.current?.focus();
    shown.current = stage;
  }, [stage]);

  return (
    <div className="second-step" ref={place} tabIndex={-1}>
      {stage === "codes" && <RecoveryCodes codes={codes ?? []} onDone={() => setCodes(null)} />}
      {stage === "on" && <Enabled left={user.recovery_codes_left} onCodes={takeCodes} />}
      {stage === "enrolment" && enrolment && (
        <Enrolment enrolment={enrolment} user={user} onCodes={takeCodes} />
      )}
      {stage === "off" && <Disabled onEnrolment={setEnrolment} />}
    </div>
  );
}

function Disabled({ onEnrolment }: { onEnrolment: (enrolment: TotpEnrolment) => void }) {
  const { t } = useLingui();
  const submit = useCallback(
    async ({ current_password }: Required<Values>) => onEnrolment(await enrolTotp(current_password)),
    [onEnrolment],
  );
  const form = useForm("confirm", submit);
  return (
    <>
      <p>
        <Trans>
          Two-step login is off. When it is on, a login also takes a code from an app on your phone: whoever
          learns your password still cannot get in.
        </Trans>
      </p>
      <Form
        form={form}
        action={t`Turn on`}
        busy={t`One moment...`}
        fallback={msg`Two-step login could not be turned on. Try again.`}
      >
        <FormField form={form} name="current_password" autoComplete="current-password" />
      </Form>
    </>
  );
}

interface EnrolmentProps {
  enrolment: TotpEnrolment;
  user: User;
  onCodes: (codes: string[]) => void;
}

function Enrolment({ enrolment, user, onCodes }: EnrolmentProps) {
  const { t } = useLingui();
  const submit = useCallback(
    async ({ code }: Required<Values>) => {
      const codes = await verifyTotp(code);
      onCodes(codes);
      const verified = { ...user, mfa_enabled: true, recovery_codes_left: codes.length };
      sessionKeeper().tell({ event: "mfa_verified", user: verified });
    },
    [onCodes, user],
  );
  const form = useForm("code", submit);
  return (
    <>
      <ol className="steps">
        <li>
          <Trans>Scan this picture with an app for one-time codes.</Trans>
          <QrPicture text={enrolment.uri} label={t`QR code for your app`} />
          <Trans>Without a camera, type this key into the app:</Trans>{" "}
          <code className="totp-secret">{enrolment.secret.replace(/(.{4})(?=.)/g, "$1 ")}</code>
        </li>
        <li>
          <Trans>Enter the six digits that the app shows.</Trans>
        </li>
      </ol>
      <Form
        form={form}
        action={t`Confirm`}
        busy={t`One moment...`}
        fallback={msg`Two-step login could not be turned on. Try again.`}
      >
        <FormField form={form} name="code" autoComplete="one-time-code" />
      </Form>
    </>
  );
}

function Enabled({ left, onCodes }: { left: number; onCodes: (codes: string[]) => void }) {
  const { t } = useLingui();
  const renew = useCallback(
    async ({ current_password, code }: Required<Values>) => {
      const codes = await renewRecoveryCodes(current_password, code);
      onCodes(codes);
      sessionKeeper().changeUser({ recovery_codes_left: codes.length });
    },
    [onCodes],
  );
  const disable = useCallback(
    async ({ current_password, code }: Required<Values>) => {
      await disableTotp(current_password, code);
      sessionKeeper().changeUser({ mfa_enabled: false, recovery_codes_left: 0 });
      showToast(t`Two-step login is off.`);
    },
    [t],
  );
  const renewal = useForm("both-steps", renew);
  const disabling = useForm("both-steps", disable);
  return (
    <>
      <p>
        <Trans>Two-step login is on.</Trans>{" "}
        <Plural
          value={left}
          _0="You have no unused recovery codes."
          one="You have # unused recovery code."
          other="You have # unused recovery codes."
        />
      </p>
      <h3>
        <Trans>New recovery codes</Trans>
      </h3>
      <Form
        form={renewal}
        action={t`Make new codes`}
        busy={t`One moment...`}
        fallback={msg`The codes could not be made. Try again.`}
      >
        <p className="field-hint">
          <Trans>The old ones stop working.</Trans>
        </p>
        <BothSteps form={renewal} />
      </Form>
      <h3>
        <Trans>Turn off two-step login</Trans>
      </h3>
      <Form
        form={disabling}
        action={t`Turn off`}
        busy={t`One moment...`}
        fallback={msg`Two-step login could not be turned off. Try again.`}
      >
        <BothSteps form={disabling} />
      </Form>
    </>
  );
}

function BothSteps({ form }: { form: FormHandle }) {
  const { t } = useLingui();
  return (
    <>
      <FormField form={form} name="current_password" autoComplete="current-password" />
      <FormField
        form={form}
        name="code"
        autoComplete="one-time-code"
        hint={t`Six digits from the app on your phone, or one of your recovery codes.`}
      />
    </>
  );
}
