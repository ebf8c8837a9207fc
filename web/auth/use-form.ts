import { useCallback, useEffect, useReducer, useRef, type SubmitEvent } from "react";
import { ApiFailure } from "../errors.ts";
import {
  checkForm,
  EMPTY_FORM,
  fieldsOf,
  placeRefusal,
  reduceForm,
  type FieldName,
  type FormKind,
  type FormState,
  type Values,
} from "./form-state.ts";

export interface FormHandle {
  kind: FormKind;
  state: FormState;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  onInput: (field: FieldName) => void;
}

/**
 * A form that checks itself, is sent once at a time, and after a failure leads to the first field
 * that is wrong.
 *
 * @param submit sends it; what it throws is shown, and "keep" leaves the fields filled
 */
export function useForm(
  kind: FormKind,
  submit: (values: Required<Values>) => Promise<"keep" | void>,
): FormHandle {
  const [state, dispatch] = useReducer(reduceForm, EMPTY_FORM);
  const form = useRef<HTMLFormElement>(null);
  const isBusy = useRef(false);

  const send = async (values: Required<Values>) => {
    try {
      if ((await submit(values)) !== "keep") form.current?.reset();
      dispatch({ type: "succeeded" });
    } catch (error) {
      const { code, retryAfter } =
        error instanceof ApiFailure ? error : ({ code: "internal", retryAfter: null } as const);
      const wait = retryAfter === null ? null : Math.ceil(retryAfter / 60);
      dispatch({ type: "refused", ...placeRefusal(kind, { code, wait }) });
    }
  };

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy.current) return;
    form.current = event.currentTarget;
    const values = readValues(event.currentTarget, fieldsOf(kind));
    const problems = checkForm(kind, values);
    dispatch({ type: "submitted", problems });
    if (Object.keys(problems).length > 0) return;
    isBusy.current = true;
    void send(values).finally(() => (isBusy.current = false));
  };

  // After the fields are enabled again.
  useEffect(() => {
    if (state.failures === 0) return;
    form.current?.querySelector<HTMLElement>("[aria-invalid], [role=alert]")?.focus();
  }, [state.failures]);

  // A button that was switched off has lost the focus.
  useEffect(() => {
    if (state.phase === "done" && document.activeElement === document.body)
      form.current?.querySelector<HTMLElement>("button[data-early]")?.focus();
  }, [state.phase]);

  const onInput = useCallback((field: FieldName) => dispatch({ type: "changed", field }), []);
  return { kind, state, onSubmit, onInput };
}

function readValues(form: HTMLFormElement, fields: FieldName[]): Required<Values> {
  const data = new FormData(form);
  const read = (name: FieldName) => (fields.includes(name) ? String(data.get(name) ?? "") : "");
  return {
    email: read("email").trim(),
    password: read("password"),
    confirm_password: read("confirm_password"),
    current_password: read("current_password"),
    code: read("code"),
  };
}
