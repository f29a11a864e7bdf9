import { HttpError } from 'react-admin';

type FormRequest = Readonly<{
  path: string;
  headers: Headers;
  form: FormData;
  /** Told how much of it is on its way, from 0 to 1. */
  onProgress: (share: number) => void;
}>;

type FormAnswer = Readonly<{ position: string | null }>;

/** Posts a form and says how far it is, which fetch cannot. Rejects with `HttpError`, status 0 where no answer came. */
export const sendForm = ({ path, headers, form, onProgress }: FormRequest): Promise<FormAnswer> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', path);
    headers.forEach((value, name) => {
      request.setRequestHeader(name, value);
    });
    request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
      if (lengthComputable) onProgress(loaded / total);
    };
    request.onerror = () => reject(new TypeError('No answer came'));
    request.onload = () => {
      if (request.status < 300) resolve({ position: request.getResponseHeader('x-position') });
      else reject(new HttpError(request.statusText, request.status, problemIn(request)));
    };
    request.send(form);
  });

function problemIn({ responseText }: XMLHttpRequest): unknown {
  try {
    return JSON.parse(responseText);
  } catch {
    return undefined;
  }
}
