import type { Charge, ChargeStatus } from './provider-objects.ts';

/** The bank's page as the guest sees it, in Thai and English at once; plain forms, no script. */
export function bankPage(charge: Charge, step: 'authorize' | 'pay'): string {
  const amount = (charge.amount / 100).toLocaleString('en-US', { minimumFractionDigits: 2 });
  const title = step === 'authorize' ? 'ยืนยันการชำระเงิน / Confirm payment' : 'ชำระเงิน / Pay';
  return `<!doctype html>
<html lang="th">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>
body { font: 1rem/1.5 system-ui, sans-serif; max-width: 26rem; margin: 2rem auto; padding: 0 1rem; color: #1a1a1a; background: #fff; }
dt { color: #555; } dd { margin: 0 0 .75rem; font-weight: 600; overflow-wrap: anywhere; }
form { display: flex; gap: .75rem; flex-wrap: wrap; }
button { font: inherit; padding: .75rem 1.25rem; border: 1px solid #1a1a1a; border-radius: .5rem; background: #fff; color: #1a1a1a; }
button.yes { background: #14532d; border-color: #14532d; color: #fff; }
</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p>ธนาคารจำลอง ไม่มีการเก็บเงินจริง / A simulated bank: no money is taken.</p>
<dl>
<dt>จำนวนเงิน / Amount</dt><dd>฿${amount}</dd>
<dt>รายการ / For</dt><dd>${escaped(charge.description ?? charge.id)}</dd>
</dl>
${charge.status === 'pending' ? buttons(step) : `<p role="status">${STATUS_WORDS[charge.status]}</p>`}
${wayBack(charge)}
</main>
</body>
</html>
`;
}

// the forms post to the page's own address, whatever prefix it is served under
const buttons = (step: 'authorize' | 'pay') =>
  step === 'authorize'
    ? `<form method="post" action="authorize">
<button class="yes" name="action" value="approve">อนุมัติ / Approve</button>
<button name="action" value="decline">ปฏิเสธ / Decline</button>
</form>`
    : `<form method="post" action="pay">
<button class="yes">ชำระเงิน / Pay</button>
</form>`;

const STATUS_WORDS: Readonly<Record<ChargeStatus, string>> = {
  pending: 'รอดำเนินการ / Pending',
  successful: 'ชำระเงินแล้ว / Paid',
  failed: 'ไม่สำเร็จ / Failed',
  expired: 'หมดเวลาชำระเงิน / Expired',
  reversed: 'ยกเลิกแล้ว / Reversed',
};

const wayBack = ({ return_uri, status }: Charge) =>
  return_uri === null || status === 'pending'
    ? ''
    : `<p><a href="${escaped(return_uri)}">กลับไปยังร้านค้า / Back to the shop</a></p>`;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
